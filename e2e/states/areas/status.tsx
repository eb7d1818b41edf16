import { SearchBox } from '@/components/header/SearchBox';
import { CrashView } from '@/components/status/CrashView';
import { NotFoundView } from '@/components/status/NotFoundView';
import { UnavailableView } from '@/components/status/UnavailableView';
import type { MissingPart } from '@/lib/addresses/pages';

const unavailable = (missing: MissingPart) => ({
  [missing]: <UnavailableView missing={missing} address="/home" />,
});

/** Pages with only a message. */
export const status = {
  NotFoundView: { plain: <NotFoundView search={<SearchBox text="" />} /> },
  UnavailableView: {
    ...unavailable('course'),
    ...unavailable('series'),
    ...unavailable('catalogue'),
    ...unavailable('institutions'),
    ...unavailable('institution'),
    ...unavailable('other'),
  },
  CrashView: { plain: <CrashView /> },
};
