import { useTexts } from '@hojip/platform/page'
import { channelTexts } from '@hojip/policy/channels'
import type { Health } from '../../contract.ts'
import { FiguresTable } from './figures-table.tsx'
import { healthTexts } from '../texts.ts'

/** Of the payments opened at each gateway, how many have arrived. */
export function GatewaysCard({ health: { gateways } }: { health: Health }) {
  const t = useTexts(healthTexts)
  const channels = useTexts(channelTexts)
  const rows = gateways.map(({ channel, opened, arrived }) => ({
    key: channel,
    cells: [channels[channel].name, opened, opened === 0 ? '—' : `${((arrived / opened) * 100).toFixed(1)}%`],
  }))
  return (
    <FiguresTable
      title={t.gateways}
      columns={[t.gateway, t.opened, t.arrived]}
      rows={rows}
      empty=""
      note={t.gatewaysNote}
    />
  )
}
