/**
 * URL of an archive of the app's scripts and styles as multipart form data, each under its path without the first
 * slash.
 */
export const APP_ARCHIVE = '/app-files.form';

/** Occurs in no script or style. */
export const APP_ARCHIVE_BOUNDARY = '----safeshelf-app-file-b3a91f07d2';

/** Content type of the archive. Form data, because every browser can parse it natively (RFC 7578). */
export const APP_ARCHIVE_TYPE = `multipart/form-data; boundary=${APP_ARCHIVE_BOUNDARY}`;
