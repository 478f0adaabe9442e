/** @file The page's entry: puts the window's content into the page. */

import { render } from "preact";
import { keepFocus } from "./keep-focus.ts";
import { Page } from "./page.tsx";
import { followAdding } from "./use-adding.ts";
import { connect } from "./use-agent.ts";
import { followSpeech } from "./use-speech.ts";
import { followNotices } from "./use-view.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
// Asked first, and so answered before the lists: nobody is shown one language first and then another.
const speaking = followSpeech();
connect();
followNotices();
followAdding();
keepFocus();
await speaking;
render(<Page />, root);
