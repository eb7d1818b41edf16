/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import type { UntrustedHtml } from '@/lib/model/html';
import { renderIn } from '../testing/render-in';
import { ShareAndReport } from './ShareAndReport';

const mockEnv = { siteUrl: 'https://courses.example.org', product: 'mooc', helpAddress: null as string | null };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));

describe('what is wrong with a course', () => {
  const reportOf = (contacts: string | null, helpAddress: string | null) => {
    mockEnv.helpAddress = helpAddress;
    renderIn('it', <ShareAndReport title="Vulcani" path="/courseDetails/47" contacts={contacts as UntrustedHtml} />);
    const link = screen.queryByRole('link', { name: /^Qualcosa non va/ });
    return link && [link.textContent, link.getAttribute('href')?.split('?')[0]];
  };

  it('is written to its contact', () => {
    expect(reportOf('<p>corso@example.org</p>', 'help@example.org')).toEqual([
      'Qualcosa non va in questa scheda? Scrivi all’ateneo',
      'mailto:corso@example.org',
    ]);
  });

  it('names the course and its page, each on a line that every mail program shows', () => {
    reportOf('<p>corso@example.org</p>', null);
    const link = screen.getByRole('link', { name: /^Qualcosa non va/ });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('body')).toBe(
      'Scheda: Vulcani\r\nhttps://courses.example.org/mooc/app/courseDetails/47\r\n\r\nChe cosa non va:\r\n',
    );
  });

  it('is written to the help desk when it names none', () => {
    expect(reportOf('Via Roma 1', 'help@example.org')).toEqual([
      'Qualcosa non va in questa scheda? Scrivi all’assistenza',
      'mailto:help@example.org',
    ]);
  });

  it('has no link when there is nobody to write to', () => {
    expect(reportOf(null, null)).toBeNull();
  });
});
