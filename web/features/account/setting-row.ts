/** A row of the account's settings: as high as with its button, so that nothing below moves when the server has answered. */
export const SETTING_ROW = 'flex min-h-[64px] flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-2.5';
