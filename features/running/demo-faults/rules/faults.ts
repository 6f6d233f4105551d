import { minuteMs } from '@hojip/platform/clock'
import type { FaultName, ServiceName } from '../contract/names.ts'

interface Fault {
  services: readonly ServiceName[]
  /** The simulators' own name, and its measures: milliseconds, and how many more times. */
  kind: string
  ms?: number
  count?: number
}

const gateways = ['wechat', 'alipay'] as const
const notifying = [...gateways, 'carrier'] as const

/** What each fault is to the simulators, and which services can have it. */
export const faults: Record<FaultName, Fault> = {
  down: { services: [...gateways, 'sms', 'carrier', 'push', 'translation'], kind: 'errorBefore' },
  cut: { services: [...gateways, 'sms', 'carrier', 'push', 'translation'], kind: 'cutBefore' },
  slow: { services: [...gateways, 'sms', 'carrier', 'translation'], kind: 'delay', ms: 8_000 },
  answerLost: { services: gateways, kind: 'errorAfter' },
  noticeLost: { services: notifying, kind: 'notifyDrop' },
  noticeLate: { services: notifying, kind: 'notifyDelay', ms: minuteMs },
  noticeTwice: { services: notifying, kind: 'notifyDuplicate', count: 2 },
  noticeForged: { services: gateways, kind: 'notifyBadSignature' },
  wrongAmount: { services: gateways, kind: 'notifyWrongAmount' },
  refundRefused: { services: gateways, kind: 'refundNotEnough' },
  refundStuck: { services: ['wechat'], kind: 'refundStuck' },
  billMissing: { services: gateways, kind: 'billMissing' },
  billAmount: { services: gateways, kind: 'billAmount' },
  browserGone: { services: ['push'], kind: 'pushGone' },
  tooMany: { services: ['translation'], kind: 'translateTooMany' },
  wrongLanguage: { services: ['translation'], kind: 'translateWrongLanguage' },
}

export function faultsOf(service: ServiceName): FaultName[] {
  return (Object.keys(faults) as FaultName[]).filter((name) => faults[name].services.includes(service))
}

/** The name of a simulators' fault; undefined for one that only tests set. */
export function nameOf(kind: string): FaultName | undefined {
  return (Object.keys(faults) as FaultName[]).find((name) => faults[name].kind === kind)
}
