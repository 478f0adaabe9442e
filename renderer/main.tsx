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
// First, so that nobody is shown one language and then another.
followSpeech(location.search);
// Said once: what is spoken may change, and the address would not.
history.replaceState(null, "", location.pathname);
connect();
followNotices();
followAdding();
keepFocus();
render(<Page />, root);
