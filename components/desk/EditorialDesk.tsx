'use client';

import dynamic from 'next/dynamic';

/**
 * The desk of the catalogue's editors: quality table, overview and text workbench. It is loaded by itself and
 * in the browser only, so nothing of it is part of any other page or of the server's answer.
 */
export const EditorialDesk = dynamic(() => import('./Desk').then(({ Desk }) => Desk), { ssr: false });
