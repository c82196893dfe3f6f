import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Landing } from './features/landing/landing.tsx';
import { paths } from './paths.ts';

/**
 * The start page as the build draws it: the words and links that a first visitor reads while the page's code is still
 * on its way. Without the picture, whose sizes are inline styles, which the content policy forbids in a document.
 */
export const firstPaint = renderToStaticMarkup(
  <StaticRouter location={paths.home}>
    <Landing signedIn={false} picture={null} />
  </StaticRouter>,
);
