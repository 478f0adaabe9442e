/**
 * @file Before each file of tests: sets what a process keeps of its office, because files share one. The last one may have
 * spoken another language, or have assembled an agent whose connections still give their names, and read its settings.
 */

import { nameConnectionsBy } from "../shared/wording/connection-names.ts";
import { speak } from "../shared/words/spoken.ts";

speak({ language: "en", formats: "en-GB" });
nameConnectionsBy(() => undefined);
