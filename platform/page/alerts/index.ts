/** The browser's notifications. Apart from `platform/page`, whose modules every page downloads first. */
export { mayAlert, mayAlertHere, showAlert } from './show-alert.ts'
export { useAlerts } from './use-alerts.ts'
