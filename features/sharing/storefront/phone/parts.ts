/** Everything about going on with a phone, in one chunk that loads after the page. */
export { PhoneButton } from './phone-button.tsx'
export { PhoneCard } from './phone-card.tsx'
export { PhoneTool } from './phone-tool.tsx'
