export { policy } from './policy.ts'
export { rights, rightsOf, roleHas, staffRoles, type Right, type StaffRole } from './rights.ts'
export { isOnHoliday, isShopHoliday, shipByMs, toldHoliday, type ShopHoliday } from './shop-holiday.ts'
export { workdaysLater } from './workdays.ts'
export { commentDeadline, commentableSince, followableSince } from './comment-window.ts'
export {
  isServed,
  nextServiceAt,
  readServiceSpan,
  serviceTimesOf,
  usualServiceHours,
  type ServiceHours,
} from './service-hours.ts'
export { isAlwaysServed, serviceDays, serviceTimesText, spanOf, type ServiceTimes } from './service-times.ts'
