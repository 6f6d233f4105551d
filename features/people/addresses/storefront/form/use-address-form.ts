import type { ApiError } from '@hojip/platform/client'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useEffect, useId, useState } from 'react'
import type { Address, AddressGuess } from '../../contract.ts'
import {
  draftOf,
  draftWith,
  draftWithPhone,
  draftOfPhone,
  faultyFields,
  inputOf,
  openLevel,
  regionOf,
  type AddressDraft,
  type AddressField,
} from '../../rules/address-draft.ts'
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts'
import { addressesTexts } from '../texts.ts'
import { answersOfAddresses } from '../answers-of-addresses.ts'

/** A problem of the region is shown at the first level without a choice. */
type Place = 'province' | 'city' | 'district'
type Problems = Partial<Record<Exclude<AddressField, 'region'> | Place, string>>

function placed(field: AddressField, draft: AddressDraft): keyof Problems {
  return field === 'region' ? (openLevel(draft) ?? 'province') : field
}

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

/** The problems that the server found, by field. */
function refusedFields({ data, message }: ApiError, draft: AddressDraft): Problems {
  return Object.fromEntries(
    (data.fields ?? []).flatMap(({ field, problem }) => {
      const [name = ''] = field.split('.')
      const known = fieldNames[name]
      return known ? [[placed(known, draft), problem || message]] : []
    }),
  )
}

interface FormSettings {
  /** Called once the pages have read the addresses again: until then they show the former one. */
  onSaved?: (pkId: string) => void
  /** The user whose unsaved input this window stores until it is saved; without it, the input ends with the form. */
  storedFor?: string | undefined
  /** Whether to skip the notice "saved", because the caller shows its own. */
  quiet?: boolean
  /** What a new address begins with: its user's own number. */
  phone?: string
}

/** The form's input; with `storedFor` it is restored when the form opens again. */
function useDraft(first: () => AddressDraft, storedFor: string | undefined) {
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    const stored = storedFor === undefined ? undefined : storedDraft(storedFor)
    if (stored) setDraft(stored)
  }, [storedFor])
  const change = (by: (before: AddressDraft) => AddressDraft) =>
    setDraft((before) => {
      const after = by(before)
      if (storedFor !== undefined) storeDraft(storedFor, after)
      return after
    })
  return [draft, change] as const
}

/** The problems, shown beside their fields and above the form until the field is changed. */
function useProblems(idOf: (field: string) => string) {
  const [problems, setProblems] = useState<Problems>({})
  const [summary, setSummary] = useState<readonly FieldProblem[]>([])
  const say = (found: Problems) => {
    setProblems(found)
    setSummary(Object.entries(found).map(([field, text]) => ({ fieldId: idOf(field), text })))
  }
  return { problems, summary, say }
}

export type AddressFormState = ReturnType<typeof useAddressForm>

/** The state of one address form: input, problems, and saving. */
export function useAddressForm(
  address: Address | undefined,
  { onSaved, storedFor, quiet, phone = '' }: FormSettings,
) {
  const t = useTexts(addressesTexts)
  const formId = useId()
  const [draft, setDraft] = useDraft(() => (address ? draftOf(address) : draftOfPhone(phone)), storedFor)
  const idOf = (field: string) => `${formId}-${field}`
  const { problems, summary, say } = useProblems(idOf)
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const refresh = useRefresh()

  const settings = {
    onRefused: (error: ApiError) => {
      const found = refusedFields(error, draft)
      if (Object.keys(found).length > 0) say(found)
      else setRefusal(error.message)
      return true
    },
  }
  const adding = useWrite('POST /appUserAddress/save', settings)
  const changing = useWrite('POST /appUserAddress/update', settings)

  const save = async (): Promise<string | undefined> => {
    const input = inputOf(draft)
    const saved = await (address ? changing.ask({ ...input, pkId: address.pkId }) : adding.ask(input))
    if (!saved) return undefined
    if (storedFor !== undefined) forgetDraft()
    await refresh(...answersOfAddresses)
    if (!quiet) toast('success', t.saved)
    return saved.pkId
  }
  /** Saves the input and returns its id; undefined when there is a problem, which is then shown beside its field. */
  const submit = async (): Promise<string | undefined> => {
    const found = Object.fromEntries(
      faultyFields(draft).map((field) => [placed(field, draft), t.wrong[field]]),
    )
    setRefusal(undefined)
    say(found)
    if (Object.keys(found).length > 0) return undefined
    setSaving(true)
    const pkId = await save()
    setSaving(false)
    if (pkId !== undefined) onSaved?.(pkId)
    return pkId
  }
  return {
    draft,
    fill: (guess: AddressGuess) => {
      setDraft((before) => draftWith(before, guess))
      say({})
    },
    change: (changes: Partial<AddressDraft>) =>
      setDraft((before) =>
        changes.phone === undefined ? { ...before, ...changes } : draftWithPhone(before, changes.phone),
      ),
    problems,
    summary,
    refusal,
    idOf,
    submit,
    isSaving,
    /** The region as far as it is chosen, as it would be stored. */
    region: regionOf(draft),
  }
}
