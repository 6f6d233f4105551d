// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const formulaIcon = 'M208 40a8 8 0 0 1-8 8h-29a24 24 0 0 0-24 20l-9 52h46a8 8 0 0 1 0 16h-49l-10 55a40 40 0 0 1-40 33H56a8 8 0 0 1 0-16h29a24 24 0 0 0 24-20l9-52H72a8 8 0 0 1 0-16h49l10-55a40 40 0 0 1 40-33h29a8 8 0 0 1 8 8'
