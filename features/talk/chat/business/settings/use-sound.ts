import { useEffect, useRef } from 'react'
import type { Queues } from '../../contract.ts'
import { useChoices } from './choices.ts'

const [hertz, lengthS, volume] = [880, 0.15, 0.08]

function beep(): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  const level = context.createGain()
  level.gain.value = volume
  tone.frequency.value = hertz
  tone.connect(level).connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + lengthS)
}

/** A short tone when there are more unread messages than before, where the agent has switched it on. */
export function useSound(queues: Queues | undefined): void {
  const { hasSound } = useChoices()
  const before = useRef<number>(undefined)
  const unread = queues && [...queues.waiting, ...queues.mine].reduce((sum, one) => sum + one.noReadCount, 0)
  useEffect(() => {
    if (hasSound && unread !== undefined && before.current !== undefined && unread > before.current) beep()
    before.current = unread
  }, [hasSound, unread])
}
