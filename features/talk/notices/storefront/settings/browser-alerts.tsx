import { toast, useClient, useTexts, useViewer } from '@hojip/platform/page'
import { useAlerts } from '@hojip/platform/page/alerts'
import { Checkbox } from '@hojip/platform/ui'
import { pushHere } from '../web-push/subscription.ts'
import { noticesTexts } from '../texts.ts'

/**
 * Whether this browser shows new messages by itself. The browser asks the shopper when they tick it, so it is stored at
 * once. Where it has a push service, messages arrive also when the mall is not open.
 */
export function BrowserAlerts() {
  const t = useTexts(noticesTexts)
  const alerts = useAlerts('notices')
  const client = useClient()
  const userId = useViewer()?.pkId
  if (!alerts.canAsk) return null
  const change = async (isOn: boolean) => {
    if (!isOn) {
      alerts.turnOff()
      return void pushHere(client, userId)
    }
    if (!(await alerts.turnOn())) return toast('info', t.alertsRefused)
    toast('success', (await pushHere(client, userId)) ? t.alertsArePushed : t.alertsAreOn)
  }
  return (
    <fieldset className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">{t.alertsTitle}</legend>
      <Checkbox checked={alerts.isOn} onChange={({ target }) => void change(target.checked)}>
        <span className="font-medium">{t.alertsSwitch}</span>
      </Checkbox>
      <p className="py-1.5 text-12 text-ink-3">{t.alertsNote}</p>
    </fieldset>
  )
}
