import { create } from 'zustand';

export type ToastVariant = 'default' | 'success' | 'destructive' | 'info' | 'warning';

export interface Toast {
  title: string;
  description?: string;
  /** Variants differ by icon and words, not by colour. */
  variant?: ToastVariant;
  /** At most one, a verb: "Undo". */
  action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends Toast {
  /** New for every toast, so that the timer restarts. */
  readonly id: number;
  readonly open: boolean;
}

interface ToastStore {
  /** Only one is visible at a time: a new toast replaces the one before. */
  toast: ShownToast | null;
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** Dismisses a toast that only reports success or information: the screen shows it, or it no longer matters. */
  clear: () => void;
}

/** The one visible toast. */
export const useToasts = create<ToastStore>()((set) => ({
  toast: null,
  show: (toast) => set(({ toast: before }) => ({ toast: { ...toast, id: (before?.id ?? 0) + 1, open: true } })),
  clear: () =>
    set(({ toast }) =>
      toast && !toast.action && (toast.variant === 'success' || toast.variant === 'info')
        ? { toast: { ...toast, open: false } }
        : {},
    ),
  dismiss: (id) => set(({ toast }) => (toast?.id === id ? { toast: { ...toast, open: false } } : {})),
}));

/** Shows a toast for 5 seconds. */
export const showToast = (toast: Toast): void => useToasts.getState().show(toast);
