/** Address of the scripts and styles of the app as one form, each file under its address without the first slash. */
export const APP_ARCHIVE = '/app-files.form';

/** No script or style holds this line. */
export const APP_ARCHIVE_BOUNDARY = '----safeshelf-app-file-b3a91f07d2';

/** The media type of the archive: every browser takes a form apart by itself (RFC 7578). */
export const APP_ARCHIVE_TYPE = `multipart/form-data; boundary=${APP_ARCHIVE_BOUNDARY}`;
