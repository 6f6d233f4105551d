// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const fileTextIcon = 'm214 82-56-56-6-2H56a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16V88zm-54-31 29 29h-29Zm40 165H56V40h88v48a8 8 0 0 0 8 8h48zm-32-80a8 8 0 0 1-8 8H96a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8m0 32a8 8 0 0 1-8 8H96a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8'
