const prefix = 'alerts:'

/** Whether the user wants the browser's notifications about a subject here. Another user of the browser has to choose anew. */
export function wantsAlerts(subject: string, userId: string | undefined): boolean {
  try {
    return userId !== undefined && localStorage.getItem(prefix + subject) === userId
  } catch {
    return false
  }
}

/** A full or forbidden storage only costs that the user is asked again after a reload. */
export function storeAlerts(subject: string, userId: string | undefined): void {
  try {
    if (userId === undefined) localStorage.removeItem(prefix + subject)
    else localStorage.setItem(prefix + subject, userId)
  } catch {
    // Nothing else depends on it.
  }
}
