import { registerRoute } from 'workbox-routing';
import { keepShare } from '#web/offline/tables/share-box.ts';

/** The addresses that the manifest names as `share_target`, and where the person goes on. */
const TARGET = '/scan/label/shared';
const LABEL_PAGE = '/scan/label';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Takes a shared picture or text out of the posted form. A title or address alone is no label. */
async function receive(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const file = form.get('photo');
    const photo = file instanceof File && file.size > 0 ? file : null;
    await keepShare({ photo, text: textOf(form.get('text')) }, Date.now());
    return Response.redirect(`${LABEL_PAGE}?shared=1`, 303);
  } catch {
    // Not a form, or no room for the picture: the camera is the other way to the same page.
    return Response.redirect(LABEL_PAGE, 303);
  }
}

/** Another app may share a picture or the text of a label with this one: it leads straight into label reading. */
export function takeShares(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname === TARGET,
    ({ request }) => receive(request),
    'POST',
  );
}
