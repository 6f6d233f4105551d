import { createContext, type ReactNode } from 'react'

export interface ShipDialogProps {
  orderId: string
  /** Closed, whether or not something was shipped. */
  onClose: () => void
}

/**
 * Shipping an order belongs to the room of shipping, which knows this one; so the site puts its dialog in here.
 */
export const ShipDialogSlot = createContext<((props: ShipDialogProps) => ReactNode) | null>(null)
