// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const shieldCheckIcon = 'M208 40H48a16 16 0 0 0-16 16v56c0 53 26 85 47 102 23 19 46 25 47 26h4c1-1 24-7 47-26 21-17 47-49 47-102V56a16 16 0 0 0-16-16m0 72q0 56-41 89a129 129 0 0 1-39 23 128 128 0 0 1-39-22q-41-34-41-90V56h160ZM82 142a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12l-56 56a8 8 0 0 1-12 0Z'
