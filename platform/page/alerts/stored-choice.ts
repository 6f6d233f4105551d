import { localStore } from '../../storage/index.ts'

const prefix = 'alerts:'

/** Whether the user wants the browser's notifications about a subject here. Another user of the browser has to choose anew. */
export function wantsAlerts(subject: string, userId: string | undefined): boolean {
  return userId !== undefined && localStore.get(prefix + subject) === userId
}

/** A full or forbidden storage only costs that the user is asked again after a reload. */
export function storeAlerts(subject: string, userId: string | undefined): void {
  localStore.set(prefix + subject, userId ?? null)
}
