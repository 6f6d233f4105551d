export { policy } from './policy.ts'
export { workdaysLater } from './workdays.ts'
export { commentDeadline, commentableSince, followableSince } from './comment-window.ts'
