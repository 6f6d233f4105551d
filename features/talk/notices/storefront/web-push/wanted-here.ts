import { mayAlertHere } from '@hojip/platform/page/alerts'
import type { PushSubject } from '../../contract/push-calls.ts'

const subjects: PushSubject[] = ['notices', 'chat']

/** The subjects that the user wants to be notified of in this browser. */
export function wantedHere(userId: string | undefined): PushSubject[] {
  return subjects.filter((subject) => mayAlertHere(subject, userId))
}
