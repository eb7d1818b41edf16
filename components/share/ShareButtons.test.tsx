/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from '@/components/ui/toast/show-toast';
import { ShareButtons } from './ShareButtons';

jest.mock('@/components/ui/toast/show-toast', () => ({ showToast: jest.fn() }));

const texts = { copy: 'Copia', share: 'Condividi', copied: 'Copiato', notCopied: 'Non copiato' };
const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();
const address = 'http://localhost/en/courseDetails/12';

function show({ canShare = false, canCopy = true } = {}) {
  Object.assign(navigator, { clipboard: canCopy ? { writeText } : undefined, share: canShare ? share : undefined });
  render(<ShareButtons title="Al-jabr" texts={texts} />);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.clearAllMocks();
  writeText.mockResolvedValue();
  share.mockResolvedValue();
  window.history.replaceState(null, '', '/en/courseDetails/12?x=1#faq');
});

it('copies the address of the page and says so', async () => {
  show();
  await press('Copia');
  expect(writeText).toHaveBeenCalledWith(address);
  expect(showToast).toHaveBeenCalledWith({ severity: 'success', summary: 'Copiato' });
});

it.each([
  ['refused', true],
  ['missing', false],
])('shows the address to be copied by hand when the clipboard is %s', async (_what, canCopy) => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  show({ canCopy });
  await press('Copia');
  expect(showToast).toHaveBeenCalledWith({ severity: 'error', summary: 'Non copiato', detail: address, sticky: true });
});

it("shares by the device's own way only where there is one", async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Condividi' })).toBeNull();
});

it('hands title and address to the device', async () => {
  show({ canShare: true });
  await press('Condividi');
  expect(share).toHaveBeenCalledWith({ title: 'Al-jabr', url: address });
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ['when the visitor thinks better of it', 'AbortError'],
  ['at a second tap, while the device still shows its choice', 'InvalidStateError'],
])('says and copies nothing %s', async (_when, name) => {
  show({ canShare: true });
  share.mockRejectedValueOnce(new DOMException('', name));
  await press('Condividi');
  expect(showToast).not.toHaveBeenCalled();
  expect(writeText).not.toHaveBeenCalled();
});

it('copies when the device cannot share', async () => {
  show({ canShare: true });
  share.mockRejectedValueOnce(new Error('no target'));
  await press('Condividi');
  expect(writeText).toHaveBeenCalledWith(address);
});
