type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Act = { on: HTMLElement; value?: string }

/** A pressed element that needs a script. Submit buttons of server forms and links work without one. */
function pressed(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined
  return target.closest<HTMLElement>('button, input:is([type=checkbox], [type=radio])') ?? undefined
}

function filledIn(target: EventTarget | null): Field | undefined {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target
    : undefined
}

/** React compares with the last value it saw, which it tracks with a setter on the element itself. */
function fill(field: Field, value: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

async function doAgain(acts: readonly Act[]): Promise<void> {
  for (const { on, value } of acts) {
    const field = filledIn(on)
    if (field && value !== undefined) fill(field, value)
    else if (on instanceof HTMLFormElement) on.requestSubmit()
    else on.click()
    // A press must see what was typed before it.
    await new Promise((done) => setTimeout(done))
  }
}

/**
 * Records presses and input before the page's scripts are loaded, and replays them afterwards: nobody has to press
 * twice or loses what they typed.
 */
export function recordEarlyActs(): void {
  const acts: Act[] = []
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onPress = (event: Event) => {
    const on = pressed(event.target)
    if (!on) return
    event.preventDefault()
    // Pressing again because nothing happens means one press; a second press on a checkbox takes the first back.
    const before = acts.findIndex((act) => act.on === on)
    if (before === -1) acts.push({ on })
    else if (on instanceof HTMLInputElement && on.type === 'checkbox') acts.splice(before, 1)
  }
  const onInput = ({ target }: Event) => {
    const on = filledIn(target)
    if (!on || /^(checkbox|radio|file)$/.test(on.type)) return
    const before = acts.findIndex((act) => act.on === on)
    if (before !== -1) acts.splice(before, 1)
    acts.push({ on, value: on.value })
  }
  /** Submission by the Enter key, without pressing a button. */
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) acts.push({ on: event.target })
  }
  document.addEventListener('click', onPress, options)
  document.addEventListener('input', onInput, options)
  document.addEventListener('submit', onSubmit, options)
  const onAlive = () => {
    stop.abort()
    void doAgain(acts)
  }
  document.addEventListener('alive', onAlive, { once: true })
}
