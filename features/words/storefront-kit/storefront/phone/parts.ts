/** What pages show of going on with a phone, with the code, in one chunk that loads after the page. */
export { PhoneButton } from './phone-button.tsx'
export { PhoneCard } from './phone-card.tsx'
