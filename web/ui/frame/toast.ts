import { create } from 'zustand';

export type ToastVariant = 'default' | 'success' | 'destructive' | 'info' | 'warning';

export interface Toast {
  title: string;
  description?: string;
  /** Differs by icon and words, not by colour. */
  variant?: ToastVariant;
  /** At most one, a verb: "Undo". */
  action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends Toast {
  /** A new number for each, so that the timer starts anew. */
  readonly id: number;
  readonly open: boolean;
}

interface ToastStore {
  /** Only one is visible at a time: a new one takes the place of the one before. */
  toast: ShownToast | null;
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
  /** Takes away a toast that only tells of something good: what it says is on the screen, or no longer matters. */
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
