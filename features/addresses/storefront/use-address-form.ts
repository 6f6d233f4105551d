import type { ApiError } from '@hojip/platform/client'
import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { Address, AddressGuess } from '../contract.ts'
import {
  draftOf,
  draftWith,
  emptyDraft,
  faultyFields,
  inputOf,
  openLevel,
  type AddressDraft,
  type AddressField,
} from '../rules/address-draft.ts'
import { addressesTexts } from './texts.ts'

type Problems = Partial<Record<AddressField, string>>

const fieldNames: Record<string, AddressField> = {
  consignee: 'consignee',
  phone: 'phone',
  street: 'street',
  address: 'address',
  postcode: 'postcode',
  province: 'region',
  city: 'region',
  district: 'region',
}

/** What the server found wrong, by field, in its words. */
const refusedFields = ({ data, message }: ApiError): Problems =>
  Object.fromEntries(
    (data.fields ?? []).flatMap(({ field, problem }) => {
      const known = fieldNames[field.split('.')[0]!]
      return known ? [[known, problem || message]] : []
    }),
  )

/** The state of one address form: what is typed, what is wrong, and the saving. */
export const useAddressForm = (address: Address | undefined, onSaved: (pkId: string) => void) => {
  const t = useTexts(addressesTexts)
  const home = useLocale() === 'ko-KR' ? 'KR' : 'CN'
  const formId = useId()
  const [draft, setDraft] = useState(() => (address ? draftOf(address) : emptyDraft(home)))
  const [problems, setProblems] = useState<Problems>({})
  const [summary, setSummary] = useState<readonly FieldProblem[]>([])
  const [refusal, setRefusal] = useState<string>()

  const idOf = (field: string) => `${formId}-${field}`
  const say = (found: Problems, of: AddressDraft) => {
    setProblems(found)
    setSummary(
      Object.entries(found).map(([field, text]) => ({
        fieldId: idOf(field === 'region' ? (openLevel(of) ?? 'province') : field),
        text,
      })),
    )
  }
  const settings = {
    refreshes: ['GET /appUserAddress/queryAllAddress'] as const,
    onSuccess: ({ pkId }: { pkId: string }) => {
      toast('success', t.saved)
      onSaved(pkId)
    },
    onRefused: (error: ApiError) => {
      const found = refusedFields(error)
      if (Object.keys(found).length > 0) say(found, draft)
      else setRefusal(error.message)
      return true
    },
  }
  const adding = useWrite('POST /appUserAddress/save', settings)
  const changing = useWrite('POST /appUserAddress/update', settings)

  const submit = () => {
    const found = Object.fromEntries(faultyFields(draft).map((field) => [field, t.wrong[field]]))
    setRefusal(undefined)
    say(found, draft)
    if (Object.keys(found).length > 0) return
    if (address) changing.run({ ...inputOf(draft), pkId: address.pkId })
    else adding.run(inputOf(draft))
  }
  return {
    draft,
    fill: (guess: AddressGuess) => {
      setDraft((before) => draftWith(before, guess))
      say({}, draft)
    },
    change: (changes: Partial<AddressDraft>) => setDraft((before) => ({ ...before, ...changes })),
    problems,
    summary,
    refusal,
    idOf,
    submit,
    isSaving: adding.isRunning || changing.isRunning,
  }
}
