/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { MessageArea } from './MessageArea';

it('shows messages until they are closed, one by one', () => {
  renderIn(
    'en',
    <MessageArea
      messages={[
        { severity: 'error', summary: 'Error selecting a profile!', detail: 'It is not yours.' },
        { severity: 'warn', summary: 'Careful' },
      ]}
    />,
  );
  const area = screen.getByRole('alert');
  expect(area).toHaveTextContent('Error selecting a profile! It is not yours.');
  const [first] = screen.getAllByRole('button', { name: 'Close the message' });
  if (first) fireEvent.click(first);
  expect(area).toHaveTextContent(/^Careful\s*$/);
});
