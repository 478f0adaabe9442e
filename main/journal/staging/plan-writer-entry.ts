/** @file Runs in a process of its own: writes a long plan to the journal, and is ended by the process that started it. */

import { answerParent } from "../answer-parent.ts";
import { createPlanWriter } from "./plan-writer.ts";

answerParent(createPlanWriter());
