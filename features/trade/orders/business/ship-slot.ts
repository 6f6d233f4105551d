import { createContext, type ReactNode } from 'react'

export interface ShipDialogProps {
  orderId: string
  /** The dialog was closed, whether or not something was shipped. */
  onClose: () => void
}

/** The room `shipping` depends on this one, so the business site passes its dialog in here. */
export const ShipDialogSlot = createContext<((props: ShipDialogProps) => ReactNode) | null>(null)
