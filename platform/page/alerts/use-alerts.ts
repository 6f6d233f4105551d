import { useState, useSyncExternalStore } from 'react'
import { notifications } from '../../storage/index.ts'
import { useViewer } from '../use-session.ts'
import { storeAlerts, wantsAlerts } from './stored-choice.ts'

function never() {
  return () => undefined
}

export interface Alerts {
  /** Whether this browser has notifications at all; false on the server. */
  canAsk: boolean
  isOn: boolean
  /** Asks the browser, so it has to be called by a press. Resolves with whether the user allowed it. */
  turnOn: () => Promise<boolean>
  turnOff: () => void
}

/** The user's choice of the browser's notifications about a subject, such as `chat`. */
export function useAlerts(subject: string): Alerts {
  const userId = useViewer()?.pkId
  const canAsk = useSyncExternalStore(
    never,
    () => notifications() !== undefined,
    () => false,
  )
  const [, setChanges] = useState(0)
  const store = (owner: string | undefined) => {
    storeAlerts(subject, owner)
    setChanges((before) => before + 1)
  }
  return {
    canAsk,
    isOn: canAsk && wantsAlerts(subject, userId) && notifications()?.permission === 'granted',
    turnOn: async () => {
      const isAllowed = (await notifications()?.requestPermission()) === 'granted'
      store(isAllowed ? userId : undefined)
      return isAllowed
    },
    turnOff: () => store(undefined),
  }
}
