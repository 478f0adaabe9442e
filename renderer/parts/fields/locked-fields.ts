/** @file Which fields of a form the IT of this computer has set: they are shown, and can't be changed. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The locked keys of the settings that the form is about. */
export const LockedFields = createContext<readonly string[]>([]);

/** @param name of the field, which is the key of its setting */
export const useIsLocked = (name: string): boolean => useContext(LockedFields).includes(name);
