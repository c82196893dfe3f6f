import { registerRoute } from 'workbox-routing';
import { keepShare } from '#web/offline/tables/share-box.ts';

/** The address named as `share_target` in the manifest, and the page the person is redirected to. */
const TARGET = '/scan/label/shared';
const LABEL_PAGE = '/scan/label';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Reads a shared picture or text from the posted form. A title or URL alone is not a label and is ignored. */
async function receive(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const file = form.get('photo');
    const photo = file instanceof File && file.size > 0 ? file : null;
    await keepShare({ photo, text: textOf(form.get('text')) }, Date.now());
    return Response.redirect(`${LABEL_PAGE}?shared=1`, 303);
  } catch {
    // Not a form, or no room for the picture: open the same page with the camera instead.
    return Response.redirect(LABEL_PAGE, 303);
  }
}

/** Accepts a picture or label text shared from another app and opens label reading with it. */
export function registerShareTarget(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname === TARGET,
    ({ request }) => receive(request),
    'POST',
  );
}
