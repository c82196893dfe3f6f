import type { ReactNode } from 'react';
import { BrandBar } from './brand-bar.tsx';
import { Page } from './page.tsx';

/** A page before the sign-in: one column below the brand. */
export const SignedOutPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto max-w-[440px] pb-10 md:pt-8">
    <div className="px-gutter">
      <BrandBar />
    </div>
    <Page title={title}>
      <h1 className="title-1 mt-7 hyphens-auto wrap-anywhere">{title}</h1>
      {children}
    </Page>
  </div>
);
