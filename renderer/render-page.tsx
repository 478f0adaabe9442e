/** @file The page's entry: puts the window's content into the page. */

import { render } from "preact";
import { connect } from "./agent/use-agent.ts";
import { followLanguage } from "./agent/use-language.ts";
import { followNotices } from "./agent/use-view.ts";
import { keepFocus } from "./shell/keep-focus.ts";
import { followAdding } from "./shell/use-adding.ts";
import { Page } from "./translated-app.tsx";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
// First, so that nobody is shown one language and then another.
followLanguage(location.search);
// Said once: what is spoken may change, and the address would not.
history.replaceState(null, "", location.pathname);
connect();
followNotices();
followAdding();
keepFocus();
render(<Page />, root);
