import type { PushService } from '../push-service.ts'

export interface WebPushTools {
  pushService: PushService
}
