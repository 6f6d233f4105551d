import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Tone = 'plain' | 'jade' | 'buy' | 'amber' | 'crimson'

const tones: Record<Tone, string> = {
  plain: 'tag-plain',
  jade: 'tag-jade',
  buy: 'bg-buy-soft text-price',
  amber: 'bg-amber-soft text-amber',
  crimson: 'bg-crimson-soft text-crimson',
}

type TagProps = { tone?: Tone; size?: 'sm' | 'md'; children: ReactNode }

/** A few words about a state or fact; not pressable. */
export function Tag({ tone = 'plain', size = 'sm', children }: TagProps) {
  return <span className={classNames(size === 'sm' ? 'tag-sm' : 'tag-md', tones[tone])}>{children}</span>
}
