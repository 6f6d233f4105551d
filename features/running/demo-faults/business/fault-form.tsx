import { sentenceOf } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, Select } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { FaultName, ServiceName } from '../contract/names.ts'
import { faultsOf } from '../rules/faults.ts'
import { demoFaultsTexts } from './texts.ts'

export const refreshes = ['GET /sysConsole/queryDemoFaults'] as const

const often = [1, 3, null] as const

/** Lets a service have a fault. */
export function FaultForm() {
  const t = useTexts(demoFaultsTexts)
  const [service, setService] = useState<ServiceName>('wechat')
  const [fault, setFault] = useState<FaultName>('down')
  const [times, setTimes] = useState<(typeof often)[number]>(1)
  const { run, isRunning, error } = useWrite('POST /sysConsole/setDemoFault', {
    refreshes,
    quiet: true,
    onSuccess: () => toast('success', t.isSet),
  })
  const choices = faultsOf(service)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    run({ service, fault, times })
  }
  return (
    <form onSubmit={submit} aria-labelledby="set" className="grid gap-4 card px-4 py-3.5">
      <h2 id="set" className="text-16 font-bold">
        {t.set}
      </h2>
      <Select
        label={t.service}
        value={service}
        onChange={(event) => {
          const chosen = event.target.value as ServiceName
          setService(chosen)
          if (!faultsOf(chosen).includes(fault)) setFault(faultsOf(chosen)[0]!)
        }}
      >
        {(Object.keys(t.services) as ServiceName[]).map((name) => (
          <option key={name} value={name}>
            {t.services[name]}
          </option>
        ))}
      </Select>
      <Select label={t.fault} value={fault} onChange={(event) => setFault(event.target.value as FaultName)}>
        {choices.map((name) => (
          <option key={name} value={name}>
            {t.faults[name]}
          </option>
        ))}
      </Select>
      <Select
        label={t.howOften}
        value={String(times)}
        onChange={(event) => setTimes(often.find((one) => String(one) === event.target.value) ?? null)}
      >
        {often.map((one) => (
          <option key={String(one)} value={String(one)}>
            {t.times(one)}
          </option>
        ))}
      </Select>
      {error && (
        <Notice tone="crimson" live>
          {sentenceOf(error, t.failed)}
        </Notice>
      )}
      <Button type="submit" kind="jade" busy={isRunning} className="min-h-11!">
        {t.send}
      </Button>
    </form>
  )
}
