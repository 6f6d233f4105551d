import type { Tools } from '@hojip/db'
import type { PushService } from '../push-service.ts'

export interface NoticesTools extends Tools {
  /** The push services of the browsers. */
  pushService: PushService
}
