/** @jest-environment ./jest/environment.mjs */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ProfileDropdown } from './ProfileDropdown';

const options = [
  { id: 1, secondary: '', label: 'Administration', description: null },
  { id: 12, secondary: 'EDITORS', label: 'Editors', description: 'Writes the texts' },
];
const dropdown = <ProfileDropdown label="Profile" options={options} names={{ id: 'profile', secondary: 'dprofile' }} />;

it('sends the profile that was chosen before scripts ran, which is the one that it shows', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = renderToString(dropdown);
  const select = screen.getByLabelText<HTMLSelectElement>('Profile');
  select.selectedIndex = 1;
  await act(async () => hydrateRoot(form, dropdown));
  expect(select.selectedIndex).toBe(1);
  expect(form).toHaveFormValues({ profile: '12', dprofile: 'EDITORS' });
  expect(select).toHaveAccessibleDescription('Writes the texts');
});
