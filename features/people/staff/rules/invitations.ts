import { roleHas, staffRoles, type StaffRole } from '@hojip/policy'

/** The roles with which one may invite, and as long as one has them what one has sent holds. */
export const invitingRoles: readonly StaffRole[] = staffRoles.filter((role) => roleHas(role, 'staff.manage'))

export function mayInvite(roles: readonly StaffRole[]): boolean {
  return roles.some((role) => invitingRoles.includes(role))
}

export const invitationLimits = {
  validDays: 7,
  /** Invitations of one shop that wait for an answer at the same time. */
  open: 20,
  /** Messages about one invitation, the first included. */
  messages: 5,
  /** Seconds between two messages about one invitation. */
  againSeconds: 60,
  /** Invitations that one shop sends within a day. */
  perShopDay: 50,
  /** Invitations that one number gets within a day, from all shops. */
  perPhoneDay: 5,
} as const

/** Whether another message about an invitation may go out, and after how many seconds. */
export function messageWait(sent: { count: number; secondsAgo: number }): number | 'never' {
  if (sent.count >= invitationLimits.messages) return 'never'
  return Math.max(0, Math.ceil(invitationLimits.againSeconds - sent.secondsAgo))
}
