import { absoluteAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import type { Addresses } from './course-identity';

/** Whole addresses of this site. */
export const siteAddresses: Addresses = { page: absoluteAddress, picture: pictureAddress };
