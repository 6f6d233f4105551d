import { useTexts } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import type { Person } from '../contract.ts'
import { peopleTexts } from './texts.ts'

const tones: Record<Person['state'], Tone> = { open: 'jade', blocked: 'crimson', closed: 'plain' }

export function StateTag({ state }: { state: Person['state'] }) {
  const t = useTexts(peopleTexts)
  return <Tag tone={tones[state]}>{t.states[state]}</Tag>
}
