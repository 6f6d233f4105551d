import type { ReactNode } from 'react'

export interface GivenByChart {
  active?: boolean
  payload?: readonly { payload?: unknown }[]
}

/** The point that the pointer or the arrow keys are at, as it was given to the chart. */
export function pointOf<P>({ active, payload }: GivenByChart): P | undefined {
  return active ? (payload?.[0]?.payload as P | undefined) : undefined
}

/** The box beside the pointer. */
export function ToldBox({ children }: { children: ReactNode }) {
  return <div className="rounded-md bg-toast px-3 py-2 text-12 text-on-fill shadow-e-2">{children}</div>
}
