import { AdminControl } from '@/components/admin/AdminControl';
import { PageFooter } from '@/components/footer/PageFooter';
import { PageHeader } from '@/components/header/PageHeader';
import type { PageAddress } from '@/lib/addresses/routes';

const address: PageAddress = (to) => to.home;

/** What stands around every page. */
export const around = {
  PageHeader: {
    full: <PageHeader address={address} searchText="" navigation admin={<AdminControl />} />,
    'long text': <PageHeader address={address} searchText={'equazioni '.repeat(19)} navigation />,
    'right to left': <PageHeader address={address} searchText="الجبر" navigation />,
    'without navigation': <PageHeader address={address} searchText="" navigation={false} />,
  },
  PageFooter: { 'without social profiles': <PageFooter /> },
};
