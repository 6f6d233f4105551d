import { useEffect, useState } from 'react'
import type { Cart } from '../../contract.ts'
import { createCartQueue, type CartQueue } from './cart-queue.ts'

/** The page's queue, which re-renders the page when its changes do. */
export function useCartQueue(
  onAnswer: (cart: Cart) => void,
  onFailure: (error: unknown) => void,
): Pick<CartQueue, 'shown' | 'push' | 'idle'> {
  const [queue] = useState(createCartQueue)
  const [, draw] = useState(0)
  useEffect(() => queue.listen({ onAnswer, onFailure, onChange: () => draw((before) => before + 1) }))
  return queue
}
