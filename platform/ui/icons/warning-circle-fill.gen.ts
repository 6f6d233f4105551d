// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const warningCircleFillIcon = 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m-8 56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0Zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12'
