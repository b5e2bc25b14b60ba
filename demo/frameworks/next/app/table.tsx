'use client';

import dynamic from 'next/dynamic';

export const Table = dynamic(() => import('./board').then(({ Board }) => Board), { ssr: false });
